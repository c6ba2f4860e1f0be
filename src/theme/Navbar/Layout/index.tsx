// Replaces the navbar layout, because the theme hides the navbar when the reader opens an anchor. The
// product specification, section 2, requires that it reappears.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';
import {useHideableNavbar} from './useHideableNavbar';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {shown, toggle} = useNavbarMobileSidebar();
  const {navbar, isVisible} = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbar}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        'navbar navbar--fixed-top',
        hideOnScroll && [
          styles.hideable,
          !isVisible && [styles.hidden, 'navbar--hidden'],
        ],
        style && `navbar--${style}`,
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}

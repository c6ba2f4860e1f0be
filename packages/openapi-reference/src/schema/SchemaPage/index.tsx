import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import Code from '../../components/Code';
import Section from '../../components/Section';
import {useRevealTarget} from '../../components/useRevealTarget';
import columns from '../../components/page.module.css';
import TypeCode from '../TypeCode';
import SchemaTree, {Description, TypeName} from '../SchemaTree';
import ValueFacts from '../SchemaTree/ValueFacts';
import Truncated from '../../components/Truncated';
import Evidence from '@theme/Evidence';
import type {SchemaData} from '../../pages/page-data';

export default function SchemaPage({
  schema,
  components,
  usedBy,
  type,
}: SchemaData): ReactNode {
  useRevealTarget();
  return (
    <>
      <PageMetadata description={schema.summary} />
      <div className={columns.columns}>
        <header className={columns.part}>
          <Heading as="h1" className={columns.title}>
            {schema.title}
          </Heading>
          <p className={columns.terms}>
            <TypeName node={schema.node} context={{components}} />{' '}
            {schema.node.deprecated && (
              <Translate id="reference.deprecated">deprecated</Translate>
            )}{' '}
            <Evidence kind={schema.node.evidence} />
          </p>
        </header>
        <div className={columns.part}>
          <Description node={schema.node} context={{components}} />
          {schema.nameEvidence === undefined ? null : (
            <p>
              <Translate id="reference.schema.name">
                Public material shows the fields of this schema, but not its name.
              </Translate>
              &nbsp;
              <Evidence kind={schema.nameEvidence} />
            </p>
          )}
          <ValueFacts node={schema.node} />
          <section aria-labelledby="fields">
            {schema.node.properties === undefined ? null : (
              <h2 id="fields">
                <Translate id="reference.schema.fields">Fields</Translate>
              </h2>
            )}
            <SchemaTree node={schema.node} components={components} owner="field" />
            {type && <TypeCode {...type} />}
          </section>
          <UsedBy operations={usedBy} />
        </div>
        <div className={columns.part} data-aside="">
          <div className={columns.sticky}>
            <Section
              id="example"
              heading={<Translate id="reference.example">Example</Translate>}
              headingClassName={columns.asideTitle}
            >
              <Code language="json" colours={schema.example.colours}>
                {schema.example.code}
              </Code>
              {schema.exampleTruncated === true ? <Truncated /> : null}
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

function UsedBy({operations}: {operations: {title: string; route: string}[]}): ReactNode {
  return (
    <Section
      id="used-by"
      heading={
        <Translate id="reference.schema.usedBy">Endpoints that answer with it</Translate>
      }
    >
      {operations.length === 0 ? (
        <p>
          <Translate id="reference.schema.unused">
            No successful response of the description holds it.
          </Translate>
        </p>
      ) : (
        <ul>
          {operations.map(({title, route}) => (
            <li key={route}>
              <Link to={route}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

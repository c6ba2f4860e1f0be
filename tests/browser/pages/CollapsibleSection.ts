import {expect, type Locator} from '@playwright/test';

/** A native `details` element, whose animation a test can pause and seek. */
export class CollapsibleSection {
  readonly summary: Locator;

  constructor(readonly details: Locator) {
    this.summary = details.locator('> summary');
  }

  async height(): Promise<number> {
    return this.details.evaluate((details) => details.getBoundingClientRect().height);
  }

  /** Pauses animations from now on, in the same task as the click that starts them. */
  async pauseAnimations(): Promise<void> {
    await this.details.evaluate((details) => {
      addEventListener('click', () => {
        details.getAnimations().forEach((animation) => animation.pause());
      });
    });
  }

  /** Returns the duration of the only animation, in milliseconds. */
  async duration(): Promise<number> {
    return this.details.evaluate((details) => {
      const [animation, ...others] = details.getAnimations();
      if (animation === undefined || others.length > 0) {
        throw new Error('Expected exactly one animation.');
      }
      return Number(animation.effect?.getTiming().duration);
    });
  }

  /** Returns heights at several times of the animation, from collapsed towards expanded. */
  async heights(): Promise<number[]> {
    const duration = await this.duration();
    const heights: number[] = [];
    for (const part of [0.1, 0.25, 0.5, 0.75]) {
      await this.seek(part * duration);
      heights.push(Math.round(await this.height()));
    }
    return heights;
  }

  async seek(time: number): Promise<void> {
    await this.details.evaluate((details, currentTime) => {
      details.getAnimations().forEach((animation) => {
        animation.currentTime = currentTime;
      });
    }, time);
  }

  async resume(): Promise<void> {
    await this.details.evaluate((details) => {
      details.getAnimations().forEach((animation) => animation.play());
    });
  }

  async finish(): Promise<void> {
    await this.details.evaluate((details) => {
      details.getAnimations().forEach((animation) => animation.finish());
    });
    await expect(this.details).not.toHaveAttribute('data-animating');
  }
}

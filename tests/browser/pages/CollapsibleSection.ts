import {expect, type Locator} from '@playwright/test';

/** Native `details`, whose animation a test can hold at any time. */
export class CollapsibleSection {
  readonly summary: Locator;

  constructor(readonly details: Locator) {
    this.summary = details.locator('> summary');
  }

  async height(): Promise<number> {
    return this.details.evaluate((details) => details.getBoundingClientRect().height);
  }

  /** Pauses each animation in the task that starts it. */
  async pauseAnimations(): Promise<void> {
    await this.details.evaluate((details) => {
      addEventListener('click', () => {
        details.getAnimations().forEach((animation) => animation.pause());
      });
    });
  }

  /** The duration of the one animation that is there, in milliseconds. */
  async duration(): Promise<number> {
    return this.details.evaluate((details) => {
      const [animation, ...others] = details.getAnimations();
      if (animation === undefined || others.length > 0) {
        throw new Error('There is not one animation.');
      }
      return Number(animation.effect?.getTiming().duration);
    });
  }

  /** The heights in the course of the animation, from collapsed towards expanded. */
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

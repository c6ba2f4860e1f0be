import type {Credentials} from './credential-store';

/** Credentials stay in their fields: no state of the panel has them. */
export function credentialFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>('[data-credential]') ?? []);
}

export function readCredentials(form: HTMLFormElement | null): Credentials {
  return Object.fromEntries(
    credentialFields(form).map(({dataset, value}) => [
      dataset.panelField ?? '',
      // A password can end with a space.
      dataset.credential === 'password' ? value : value.trim(),
    ]),
  );
}

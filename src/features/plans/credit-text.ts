import {translate} from '@docusaurus/Translate';

/** Says what a call costs. */
export function creditText(credits: number | undefined): string {
  if (credits === undefined) {
    return translate({id: 'reference.credits.unknown', message: 'Credits not published'});
  }
  return credits === 1
    ? translate({id: 'reference.credits.one', message: '1 credit a call'})
    : translate(
        {id: 'reference.credits.many', message: '{credits} credits a call'},
        {credits: String(credits)},
      );
}

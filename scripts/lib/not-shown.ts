/** Keywords of Schema Objects that no page shows, each with the reason. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  $anchor: 'a name for references, which must be JSON pointers',
  $comment: 'a note for the authors of the document',
  $defs: 'schemas for references; each is shown where it is referenced',
  $dynamicAnchor: 'a name for $dynamicRef',
  $dynamicRef: 'its target depends on the path to it; validators alone can follow it',
  $id: 'an address for references, which must be JSON pointers',
  $schema: 'the dialect, which is always that of OpenAPI',
  $vocabulary: 'a keyword of dialects',
  definitions: 'the older name of $defs',
};

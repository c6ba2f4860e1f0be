/** A site that has more to say beside the path of an operation in lists replaces it. */
export default function OperationEntryNotes(): null {
  return null;
}

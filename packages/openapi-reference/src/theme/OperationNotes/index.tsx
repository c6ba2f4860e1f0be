/** A site that has more to say below the title of an operation, such as its price, replaces it. */
export default function OperationNotes(): null {
  return null;
}

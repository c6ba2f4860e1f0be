/** A site that says how its facts are known replaces it. */
export default function Evidence(): null {
  return null;
}

/** A site whose API has a price for each call replaces it. */
export default function CallCost(): null {
  return null;
}

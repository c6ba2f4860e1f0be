export default function Plot(): null {
  return null;
}

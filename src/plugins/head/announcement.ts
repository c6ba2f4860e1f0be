/**
 * Runs in the head of every page, before the script of Docusaurus that hides a dismissed announcement:
 * takes back the dismissal where it was that of another one. Docusaurus itself does so too late, and
 * would show the new announcement on the next page.
 */
export function announcementScript(id: string): string {
  return `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)})
    localStorage.removeItem('docusaurus.announcement.dismiss');
} catch (e) {}`;
}

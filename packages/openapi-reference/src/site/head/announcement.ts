/**
 * Returns a head script that runs before the announcement script of Docusaurus. It forgets the
 * dismissal of an earlier announcement; Docusaurus does so one page too late.
 */
export function announcementScript(id: string): string {
  return `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)})
    localStorage.removeItem('docusaurus.announcement.dismiss');
} catch (e) {}`;
}

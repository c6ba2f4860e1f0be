/* Prints the entries that feedparser reads from the feed at an address. */
import {Readable} from 'node:stream';
import FeedParser from 'feedparser';

const {body} = await fetch(process.argv[2]);
const entries = [];
for await (const {guid, link, date, title} of Readable.fromWeb(body).pipe(
  new FeedParser(),
)) {
  entries.push({id: guid, link, date, title});
}
console.log(JSON.stringify(entries));

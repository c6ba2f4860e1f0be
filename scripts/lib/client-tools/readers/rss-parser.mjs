/* Prints the entries that rss-parser reads from the feed at an address. */
import Parser from 'rss-parser';

const {items} = await new Parser().parseURL(process.argv[2]);
const entries = items.map(({id, link, isoDate, title}) => ({
  id,
  link,
  date: isoDate,
  title,
}));
console.log(JSON.stringify(entries));

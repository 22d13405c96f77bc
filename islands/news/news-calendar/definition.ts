import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { day, month } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "news-calendar",
  doc:
    "Shows news by date: a calendar month with links to other months and to the news of each day. " +
    "The links load their content in place. Without script they open pages.",
  requirements: ["NEW-01", "NEW-02"],
  config: {
    categoryIds: field.list({ required: true, doc: "Ids of the categories whose news is shown." }),
    displayChildren: field.flag({ doc: "News of their subcategories is shown too." }),
    postsPerPage: field.int({ default: 3, min: 1, max: 99, doc: "Number of news items listed for a day." }),
  },
  parts: {
    "data-news-month": field.flag({ required: true, doc: "On the element that shows a month with its links." }),
    "data-month": field.text({ ...month, doc: "On a link in the month: the month that it shows." }),
    "data-day": field.text({ ...day, doc: "On a link in the month: the day whose news it lists." }),
    "data-news-list": field.flag({
      doc: "On the element that lists the news of a day. Without one, the links of days open their pages.",
    }),
    "data-news-message": field.flag({
      doc: "On an element in the island: shows error messages. Without one, they are shown below the month.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="news-calendar" data-category-ids="1,11">
  <div data-news-month>
    <a rel="prev" data-month="10/2026" href="/en/news?month=10/2026">October 2026</a>
    <table><caption>November 2026</caption><tr>
      <td><a data-day="2026-11-05" href="/en/news?day=2026-11-05">5</a></td></tr></table>
  </div>
  <div data-news-list><h2>Latest stories</h2></div>
</div>`,
  ],
});

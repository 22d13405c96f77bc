import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "news-calendar",
  doc:
    "The news by date: in the element with `data-news-month` links with `data-month`, such as `11/2026`, show another month, and those with `data-day`, such as `2026-11-05`, list the news of a day in the element with `data-news-list`. " +
    "What does not work is told in the element with `data-news-message`, else below the month. Without script the links lead to pages of their own.",
  requirements: ["NEW-01", "NEW-02"],
  config: {
    categoryIds: field.list({ required: true, doc: "Ids of the categories whose news are shown." }),
    displayChildren: field.flag({ doc: "News of the categories below them are shown, too." }),
    postsPerPage: field.int({ default: 3, min: 1, max: 99, doc: "How many news of a day are listed." }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="news-calendar" data-category-ids="1,11">
  <div data-news-month>
    <a rel="prev" data-month="10/2026" href="/en/news?month=10/2026">October 2026</a>
    <table><caption>November 2026</caption><tr><td><a data-day="2026-11-05" href="/en/news?day=2026-11-05">5</a></td></tr></table>
  </div>
  <div data-news-list><h2>Latest stories</h2></div>
</div>`,
  ],
});

// Generates the pages of a shop: a header with links, a category of product cards, a footer.

const things = [
  "Stoneware cup",
  "Linen towel",
  "Beeswax candle",
  "Walnut board",
  "Glass carafe",
  "Wool scarf",
  "Garden twine",
];
const words =
  "hand made from local clay and fired twice so that it keeps warm for long and goes into the dishwasher without harm".split(
    " ",
  );

export const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#cde"/></svg>';

export const style = `body { font: 16px/1.5 sans-serif; margin: 0 2rem }
#page { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem }
#page > :not(.card) { grid-column: 1 / -1 }
.card { border: 1px solid #ccc; border-radius: 4px; padding: 1rem }
.facts { padding-left: 1rem; font-size: .875rem }`;

/** @param {number} number */
export const headingOf = (number) => `Category ${number}`;

/**
 * A page of about `kilobytes` kB.
 * @param {{ head: string, body?: string, nav?: string, section?: string }} contender
 * @param {string} folder path of the contender's pages of this size
 * @param {number} kilobytes @param {number} number
 */
export function pageOf({ head, body = "", nav = "", section = "" }, folder, kilobytes, number) {
  const link = (/** @type {number} */ target) => `<a href="${folder}/${target}">${headingOf(target)}</a>`;
  const links = `${[1, 2, 3, 4, 5].map(link).join(" ")} <a id="next" href="${folder}/${number + 1}">Next</a>`;
  const start = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${headingOf(number)}, the shop</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="All of category ${number}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css">
${head}</head>
<body class="category"${body}><header><nav${nav}>${links}</nav></header>
<main id="page"${section}><h1>${headingOf(number)}</h1>
`;
  const end = `</main>
<footer><a href="/terms">Terms</a> <a href="/contact">Contact</a></footer></body></html>`;
  /** @type {string[]} */
  const cards = [];
  for (let size = start.length + end.length; size < kilobytes * 1000; size += cards[cards.length - 1].length)
    cards.push(card(number * 10_000 + cards.length));
  return start + cards.join("") + end;
}

/**
 * A product card without form fields: Chromium's own work grows with the square of their number and would hide the
 * rest.
 * @param {number} id
 */
function card(id) {
  const name = `${things[id % things.length]} no. ${id}`;
  const text = words.map((_, index) => words[(index * 7 + id) % words.length]).join(" ");
  const price = (5 + ((id * 37) % 900) / 10).toFixed(2);
  return `<article class="card" id="product-${id}">
  <a href="/product/${id}" tabindex="-1"><img src="/photo.svg" alt="" width="240" height="180" loading="lazy"></a>
  <h2 class="card-title"><a href="/product/${id}">${name}</a></h2>
  <p class="card-text">${text}.</p>
  <ul class="facts"><li>In stock: ${id % 40}</li><li>Ready in ${1 + (id % 5)} days</li><li>Weight ${100 + (id % 900)} g</li></ul>
  <p class="price"><strong>&euro; ${price}</strong> <small>incl. VAT</small></p>
  <p class="actions"><a class="btn btn-primary" href="/cart/add/${id}" rel="nofollow">Add to cart</a>
    <button type="button" aria-pressed="false">Remember</button></p>
</article>
`;
}

// A naive page swap: the tests in tests/browser/cases show what it gets wrong. With `data-scrolls` on its tag it also
// restores scroll offsets.
const scrolls = "scrolls" in document.currentScript.dataset;
if (scrolls) history.scrollRestoration = "manual";
history.replaceState({ url: location.href }, "");

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.href);
});

document.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  const data = new URLSearchParams(new FormData(form));
  if (form.method === "get") go(`${form.action}?${data}`);
  else go(form.action, { method: "POST", body: data });
});

addEventListener("popstate", async ({ state }) => {
  if (!state?.url) return;
  await show(state.url);
  if (scrolls) scrollTo(0, state.top);
});

async function go(url, request) {
  history.replaceState({ ...history.state, top: scrollY }, "");
  await show(url, request);
  history.pushState({ url }, "", url);
  scrollTo(0, 0);
}

async function show(url, request) {
  const answer = await fetch(url, request);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  document.querySelector("#page").replaceChildren(...next.querySelector("#page").childNodes);
}

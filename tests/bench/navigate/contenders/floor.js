// The minimum that swaps a page in place: without focus, scroll restoration, scripts, styles or error handling.

async function show(url) {
  const answer = await fetch(url);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  document.getElementById("page").replaceChildren(...next.getElementById("page").childNodes);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link) return;
  event.preventDefault();
  void show(link.href).then(() => {
    history.pushState(null, "", link.href);
    scrollTo(0, 0);
  });
});
addEventListener("popstate", () => void show(location.href));

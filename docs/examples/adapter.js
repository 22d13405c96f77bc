// What shop.js binds when the first page is ready, for every page after it.
document.addEventListener("page:loaded", function (event) {
  if (event.detail.kept) return;
  var page = jQuery(event.detail.target);
  page.find(".tabs a").click(function () {
    page.find(".panel").hide();
    page.find(jQuery(this).attr("href")).show();
    return false;
  });
});

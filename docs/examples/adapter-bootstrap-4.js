document.addEventListener("page:loaded", function (event) {
  jQuery(".navbar-collapse.show").collapse("hide");
  if (event.detail.kept) return;
  jQuery(event.detail.target)
    .find('[data-ride="carousel"]')
    .each(function () {
      jQuery(this).carousel(jQuery(this).data());
    });
});

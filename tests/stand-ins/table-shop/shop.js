// The shop's own script, of 2011: all is bound once, when the document is ready.
jQuery(function ($) {
  $(".tabs a").click(function () {
    $(".panel").hide();
    $($(this).attr("href")).show();
    return false;
  });
  $("#korb-link").attr("title", "Korb: " + $("#korb-link").text());
});

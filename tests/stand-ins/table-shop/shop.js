// The shop's own script from 2011 binds everything once, when the document is ready.
jQuery(function ($) {
  $(".tabs a").click(function () {
    $(".panel").hide();
    $($(this).attr("href")).show();
    return false;
  });
  $("#korb-link").attr("title", "Korb: " + $("#korb-link").text());
});

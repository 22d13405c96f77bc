(window.ran = window.ran || []).push('cart-fragments.js');
jQuery(function ($) {
	$(document.body).on('added_to_cart', function (e, fragments) {
		$.each(fragments, function (key, value) {
			$(key).replaceWith(value);
		});
	});
});

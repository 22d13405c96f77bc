(window.ran = window.ran || []).push('woocommerce.js');
jQuery(function ($) {
	// Bound on the document, when all other scripts are there already.
	$(document).on('click', '.quick-view', function (e) {
		e.preventDefault();
		(window.ran = window.ran || []).push('quick view of ' + this.pathname.split('/')[4]);
	});

	// Bound on the body: works for every page that comes.
	$(document.body).on('click', '.ajax_add_to_cart', function (e) {
		e.preventDefault();
		(window.ran = window.ran || []).push('added ' + $(this).data('product_id'));
		$.post(woocommerce_params.ajax_url.replace('%%endpoint%%', 'add_to_cart'), { product_id: $(this).data('product_id') }, function (answer) {
			$(document.body).trigger('added_to_cart', [answer.fragments]);
		});
	});
});

(window.ran = window.ran || []).push('sorting.js');
jQuery(function ($) {
	// Bound on the form, once.
	$('.woocommerce-ordering').on('change', 'select.orderby', function () {
		$(this).closest('form').trigger('submit');
	});
});

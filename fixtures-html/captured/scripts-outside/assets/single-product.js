(window.ran = window.ran || []).push('single-product.js');
jQuery(function ($) {
	if (typeof single_product_params === 'undefined') return false;
	$('.woocommerce-product-gallery').wc_product_gallery();

	$(document.body).on('click', '.enquire', function () {
		(window.ran = window.ran || []).push('enquiry about ' + single_product_params.product_id);
	});
});

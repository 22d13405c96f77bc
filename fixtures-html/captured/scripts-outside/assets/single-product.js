(window.ran = window.ran || []).push('single-product.js');
jQuery(function ($) {
	if (typeof wc_single_product_params === 'undefined') return false;
	$('body')
		.on('init', '.wc-tabs-wrapper', function () {
			$(this).find('.wc-tab').hide().first().show();
		})
		.on('click', '.wc-tabs a', function (e) {
			e.preventDefault();
			$(this).closest('.wc-tabs-wrapper').find('.wc-tab').hide().filter(this.hash).show();
		});
	$('.wc-tabs-wrapper').trigger('init');

	// Whoever calls it twice has two galleries.
	$.fn.wc_product_gallery = function () {
		(window.ran = window.ran || []).push('gallery of ' + this.closest('.product').attr('id'));
		this.flexslider();
		return this;
	};
	$('.woocommerce-product-gallery').each(function () {
		$(this).wc_product_gallery(wc_single_product_params);
	});

	$(document.body).on('click', '.enquire', function () {
		(window.ran = window.ran || []).push('enquiry about ' + wc_single_product_params.product_id);
	});
});

(window.ran = window.ran || []).push('gallery.js');
jQuery.fn.wc_product_gallery = function () {
	return this.each(function () {
		if (jQuery(this).data('product_gallery')) return;
		jQuery(this).data('product_gallery', true);
		(window.ran = window.ran || []).push('gallery of ' + jQuery(this).closest('.product').attr('id'));
		this.style.opacity = 1;
	});
};

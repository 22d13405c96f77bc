(window.ran = window.ran || []).push('revive.js');
// The shop's scripts look for what they work on once, when the first page that has them is ready. For later pages they are called here.
document.addEventListener('page:loaded', function (e) {
	var page = jQuery(e.detail.target);
	document.body.classList.replace('woocommerce-no-js', 'woocommerce-js');
	if (e.detail.kept) return;
	if (jQuery.fn.wc_product_gallery) page.find('.woocommerce-product-gallery').wc_product_gallery();
	if (jQuery.fn.wc_variation_form) page.find('.variations_form').wc_variation_form();
	page.find('select.orderby').on('change.revived', function () {
		this.form.submit();
	});
});

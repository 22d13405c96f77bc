(window.ran = window.ran || []).push('revive.js');
// The theme's adapter.
document.addEventListener('page:loaded', function (e) {
	document.body.classList.replace('woocommerce-no-js', 'woocommerce-js');
	if (e.detail.kept) return;
	jQuery(e.detail.target).find('select.orderby').on('change.revived', function () {
		this.form.submit();
	});
});

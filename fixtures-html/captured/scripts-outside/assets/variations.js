(window.ran = window.ran || []).push('variations.js');
jQuery.fn.wc_variation_form = function () {
	return this.each(function () {
		var form = jQuery(this);
		form.on('change', 'select', function () {
			var wanted = this.value;
			var found = form.data('product_variations').filter(function (one) {
				return one.attribute === wanted;
			})[0];
			form.find('.variation_id').val(found ? found.variation_id : 0);
			form.find('.single_variation').html(found ? wp.template('variation-template')(found) : '');
			(window.ran = window.ran || []).push('variation ' + form.find('.variation_id').val());
		});
	});
};

jQuery(function ($) {
	$('.variations_form').wc_variation_form();
});

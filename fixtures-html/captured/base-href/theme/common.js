(window.ran = window.ran || []).push('common.js');

// Bound to the buttons themselves; again after each visit, because the form follows the page.
function bindCurrency() {
	$('#form-currency .currency-select').off('click.currency').on('click.currency', function(e) {
		e.preventDefault();
		$('#form-currency input[name=\'code\']').val($(this).attr('name'));
		$('#form-currency').submit();
	});
}

$(document).ready(bindCurrency);
document.addEventListener('page:loaded', bindCurrency);

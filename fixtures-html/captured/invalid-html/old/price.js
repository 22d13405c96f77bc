(window.ran = window.ran || []).push('price.js');
var price = {
	format: function (selector, currency) {
		var cells = document.querySelectorAll(selector);
		for (var i = 0; i < cells.length; i++) cells[i].innerHTML = currency + ' ' + parseInt(cells[i].innerHTML, 10) + ',-';
	}
};

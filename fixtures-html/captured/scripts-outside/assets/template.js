(window.ran = window.ran || []).push('template.js');
window.wp = window.wp || {};
wp.template = function (id) {
	var text = document.getElementById('tmpl-' + id).textContent;
	return function (data) {
		return text.replace('{{{ data.price }}}', data.price);
	};
};

(window.ran = window.ran || []).push('gallery.js');
jQuery.fn.flexslider = function () {
	return this.each(function () {
		this.style.opacity = 1;
	});
};

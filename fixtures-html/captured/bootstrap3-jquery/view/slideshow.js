(window.ran = window.ran || []).push('slideshow.js');
(function($) {
	$.fn.slideshow = function(options) {
		return this.each(function() {
			$(this).children().first().addClass('shown');
			$(this).attr('data-autoplay', options.autoplay);
		});
	};
})(jQuery);

(window.ran = window.ran || []).push('datepicker.js');
(function($, locales) {
	if (!locales['en-gb']) throw new Error('the date picker needs days-with-locales.js');

	$.fn.datepicker = function(options) {
		return this.each(function() {
			var field = $(this).find('input').attr('placeholder', locales[options.locale]);
			var box = $(this);
			box.find('button').on('click', function() {
				$('<div class="datepicker-days"><a href="#">24-12-2027</a></div>').appendTo(box).on('click', 'a', function(e) {
					e.preventDefault();
					field.val($(this).text());
					box.find('.datepicker-days').remove();
				});
			});
		});
	};
})(jQuery, days.locales);

// common.js binds the buttons of a list once, when the first page is ready: those of later pages are bound here.
(function($) {
	document.addEventListener('page:loaded', function(e) {
		if (e.detail.kept) return;
		var page = $(e.detail.target);
		page.find('#list-view').on('click', function() {
			page.find('.product-grid').attr('class', 'product-layout product-list col-xs-12');
		});
		page.find('#grid-view').on('click', function() {
			(window.ran = window.ran || []).push('grid-view');
			page.find('.product-list').attr('class', 'product-layout product-grid col-xs-6');
		});
	});
})(jQuery);

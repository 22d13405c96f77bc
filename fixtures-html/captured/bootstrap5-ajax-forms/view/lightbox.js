(window.ran = window.ran || []).push('lightbox.js');
(function ($) {
    $.fn.lightbox = function (options) {
        return this.on('click', options.delegate, function (e) {
            e.preventDefault();
            $('<div class="lightbox"><img alt="" src="' + this.href + '"></div>').appendTo('body').one('click', function () {
                $(this).remove();
            });
        });
    };
})(jQuery);

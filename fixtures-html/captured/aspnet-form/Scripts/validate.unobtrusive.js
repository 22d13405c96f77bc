(window.ran = window.ran || []).push('validate.unobtrusive.js');
// Reads the rules from the data-val attributes, once the page is ready.
(function ($) {
    function fields(form) {
        return form.find('[data-val=true]').not(':checkbox').get().map(function (input) {
            var rules = [];
            $.each(input.attributes, function () {
                var name = /^data-val-([a-z]+)$/.exec(this.name);
                if (!name) return;
                var params = {};
                $.each(input.attributes, function () {
                    var param = new RegExp('^data-val-' + name[1] + '-([a-z]+)$').exec(this.name);
                    if (param) params[param[1]] = this.value;
                });
                rules.push({ name: name[1], message: this.value, params: params });
            });
            rules.sort(function (a, b) { return a.name === 'required' ? -1 : 1; });
            return { element: $(input), rules: rules };
        });
    }
    function show(form, field, message) {
        field.element.toggleClass('input-validation-error', message !== '');
        form.find('[data-valmsg-for="' + field.element.attr('name') + '"]')
            .text(message)
            .toggleClass('field-validation-error', message !== '')
            .toggleClass('field-validation-valid', message === '');
    }
    $.validator.unobtrusive = {
        parse: function (selector) {
            $(selector).find('[data-val=true]').closest('form').validate({ fields: fields, show: show });
        }
    };
    $(function () {
        $.validator.unobtrusive.parse(document);
    });
})(jQuery);

(window.ran = window.ran || []).push('validate.js');
// Checks fields by rules, on submit.
(function ($) {
    $.validator = {
        methods: {
            required: function (value) { return value !== ''; },
            length: function (value, params) { return value.length <= Number(params.max); },
            regex: function (value, params) { return value === '' || new RegExp(params.pattern).test(value); }
        }
    };
    $.fn.validate = function (options) {
        return this.each(function () {
            var form = $(this);
            if (form.data('validator')) return;
            form.data('validator', options);
            (window.ran = window.ran || []).push('bound ' + form.attr('action'));
            form.on('submit', function (e) {
                var submitter = e.originalEvent && e.originalEvent.submitter;
                if (submitter && submitter.formNoValidate) return;
                var wrong = options.fields(form).filter(function (field) {
                    var broken = field.rules.filter(function (rule) {
                        return !$.validator.methods[rule.name](field.element.val(), rule.params);
                    })[0];
                    options.show(form, field, broken ? broken.message : '');
                    return broken;
                });
                (window.ran = window.ran || []).push('validated');
                if (wrong.length > 0) {
                    e.preventDefault();
                    wrong[0].element.trigger('focus');
                }
            });
        });
    };
})(jQuery);

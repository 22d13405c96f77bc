(window.ran = window.ran || []).push('common.js');

// Forms that say so are sent in the background; the answer says what comes next.
$(document).on('submit', 'form', function (e) {
    var form = e.target;
    var button = e.originalEvent && e.originalEvent.submitter ? e.originalEvent.submitter : '';

    if ($(form).attr('data-oc-toggle') == 'ajax' || $(button).attr('data-oc-toggle') == 'ajax') {
        e.preventDefault();
        (window.ran = window.ran || []).push('ajax form');
        $.ajax({
            url: ($(button).attr('formaction') || $(form).attr('action')).replaceAll('&amp;', '&'),
            type: $(form).attr('method') || 'post',
            data: $(form).serialize(),
            dataType: 'json',
            beforeSend: function () {
                $(button).prop('disabled', true);
            },
            complete: function () {
                $(button).prop('disabled', false);
            },
            success: function (json) {
                if (json['redirect']) {
                    location = json['redirect'].replaceAll('&amp;', '&');
                }
                if (json['success']) {
                    $('#alert').prepend('<div class="alert alert-success">' + json['success'] + '</div>');
                    if ($(form).attr('data-oc-load')) {
                        $($(form).attr('data-oc-target')).load($(form).attr('data-oc-load'));
                    }
                }
            }
        });
    }
});

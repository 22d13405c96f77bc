(window.ran = window.ran || []).push('common.js');

$(document).ready(function() {
	// Search
	$('#search').find('button').on('click', function() {
		location = 'index.php?route=product/search&search=' + encodeURIComponent($('#search input[name=\'search\']').val());
	});

	// Product List and Grid
	$('#list-view').click(function() {
		$('#content .product-grid').attr('class', 'product-layout product-list col-xs-12');
	});
	$('#grid-view').click(function() {
		(window.ran = window.ran || []).push('grid-view');
		$('#content .product-list').attr('class', 'product-layout product-grid col-xs-6');
	});
});

// Cart add remove functions
var cart = {
	'add': function(product_id, quantity) {
		(window.ran = window.ran || []).push('cart.add ' + product_id);
		$.ajax({
			url: 'index.php?route=checkout/cart/add',
			type: 'post',
			data: 'product_id=' + product_id + '&quantity=' + (typeof(quantity) != 'undefined' ? quantity : 1),
			dataType: 'json',
			success: function(json) {
				$('.alert-dismissible').remove();
				if (json['success']) {
					$('#content').parent().before('<div class="alert alert-success alert-dismissible">' + json['success'] + '</div>');
					$('#cart-total').html(json['total']);
					$('#cart > ul').load('index.php?route=common/cart/info ul li');
				}
			}
		});
	},
	'remove': function(key) {
		$.ajax({
			url: 'index.php?route=checkout/cart/remove',
			type: 'post',
			data: 'key=' + key,
			dataType: 'json',
			success: function() {
				location = 'index.php?route=checkout/cart';
			}
		});
	}
};

var wishlist = {
	'add': function(product_id) {
		(window.ran = window.ran || []).push('wishlist.add ' + product_id);
	}
};

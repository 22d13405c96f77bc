<?php
// The parts of WooCommerce that the plugin calls.
class WooCommerce {}

function get_woocommerce_currency() {
	return 'EUR';
}
function wc_get_cart_url() {
	return 'https://shop.example/cart/';
}
function wc_get_page_id( $page ) {
	return 'cart' === $page ? 7 : -1;
}
function wc_get_page_permalink( $page, $fallback ) {
	return wp( 'addresses' )[ $page ] ?? ( 'checkout' === $page ? 'https://shop.example/checkout/' : 'https://shop.example/my-account/' );
}
function wc_get_products( $query ) {
	return wp( 'has_no_products' ) ? array() : array(
		new class() {
			public function get_permalink() {
				return 'https://shop.example/product/cup/?a=1&b=2';
			}
		},
	);
}

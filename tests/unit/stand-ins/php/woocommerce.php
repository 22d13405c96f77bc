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
	$usual = array( 'checkout' => 'checkout', 'myaccount' => 'my-account', 'shop' => 'boutique', 'cart' => 'panier' );
	return wp( 'addresses' )[ $page ] ?? "https://shop.example/$usual[$page]/";
}
function wc_get_permalink_structure() {
	return array( 'product_rewrite_slug' => 'produit', 'category_rewrite_slug' => 'boutique/%product_cat%', 'tag_rewrite_slug' => '', 'attribute_rewrite_slug' => 'x', 'use_verbose_page_rules' => false );
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

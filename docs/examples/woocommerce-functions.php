<?php
// Settings, styles and scripts. The shell comes before the adapter.
add_action( 'wp_enqueue_scripts', function () {
	$atoll = get_stylesheet_directory_uri() . '/atoll';
	foreach ( [ 'atoll', 'atoll-islands' ] as $style ) {
		wp_enqueue_style( $style, "$atoll/$style.css", [], null );
	}
	wp_enqueue_script( 'atoll', "$atoll/atoll.js", [], null, [ 'strategy' => 'defer' ] );
	wp_enqueue_script( 'atoll-woocommerce', "$atoll/adapters/woocommerce.js", [ 'atoll', 'jquery' ], null, [ 'strategy' => 'defer' ] );
} );
add_action( 'wp_head', function () {
	$settings = [
		'culture'   => 'en',
		'locale'    => 'en',
		'server'    => 'woocommerce',
		'siteTexts' => false,
		'cartUrl'   => wc_get_cart_url(),
	];
	printf( '<script type="application/json" data-atoll-settings>%s</script>', wp_json_encode( $settings, JSON_HEX_TAG ) );
}, 1 );

// The page section, from the breadcrumb to the footer.
add_action( 'storefront_before_content', fn() => print '<div id="page">', 0 );
add_action( 'storefront_before_footer', fn() => print '</div>', 0 );
// This bar of the theme works on the first page only.
add_action( 'init', fn() => remove_action( 'storefront_after_footer', 'storefront_sticky_single_add_to_cart', 999 ) );

/** The attributes for elements of WooCommerce's templates, by their classes. */
const ATOLL_MARKS = [
	'woocommerce-cart-form'      => [ 'data-island' => 'cart-lines', 'data-name-quantity' => 'cart[ID][qty]' ],
	'coupon'                     => [ 'data-island' => 'coupon', 'data-name-code' => 'coupon_code' ],
	'cart_item'                  => [ 'data-cart-line' => true ],
	'remove'                     => [ 'data-line-remove' => true ],
	'woocommerce-product-search' => [ 'data-island' => 'suggestions', 'data-ajax' => true ],
	'woocommerce-ordering'       => [ 'data-ajax' => true ],
	'site-header-cart'           => [ 'data-page-part' => 'cart', 'data-changes-with' => 'cart' ],
	'primary-navigation'         => [ 'data-page-part' => 'menu' ],
];

function atoll_attributes( WP_HTML_Tag_Processor $tags ): array {
	// Storefront has this id on the element around everything.
	if ( $tags->has_class( 'hfeed' ) ) {
		return [ 'id' => 'site' ];
	}
	if ( 'TD' === $tags->get_tag() && $tags->has_class( 'product-name' ) ) {
		return [ 'data-line-name' => true ];
	}
	$is_order = 'FORM' === $tags->get_tag() && $tags->has_class( 'cart' ) && 'post' === $tags->get_attribute( 'method' );
	// Products in groups are ordered by their form.
	if ( $is_order && ! $tags->has_class( 'grouped_form' ) ) {
		$variant = $tags->has_class( 'variations_form' ) ? 'variation_id' : 'add-to-cart';
		return [ 'data-island' => 'add-to-cart', 'data-name-variant' => $variant, 'data-name-quantity' => 'quantity' ];
	}
	foreach ( ATOLL_MARKS as $class => $attributes ) {
		if ( $tags->has_class( $class ) ) {
			return $attributes;
		}
	}
	return [];
}

/** Adds the attributes to the HTML of a page. */
function atoll_mark( string $html ): string {
	$tags     = new WP_HTML_Tag_Processor( $html );
	$is_group = false;
	while ( $tags->next_tag() ) {
		foreach ( atoll_attributes( $tags ) as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
		if ( 'FORM' === $tags->get_tag() ) {
			$is_group = $tags->has_class( 'grouped_form' );
		}
		// Checkout and account load in full.
		if ( 'A' === $tags->get_tag() && ( is_checkout() || preg_match( '~/(checkout|my-account)~', (string) $tags->get_attribute( 'href' ) ) ) ) {
			$tags->add_class( 'no-ajax' );
		}
		if ( $tags->has_class( 'quantity' ) ) {
			$tags->set_bookmark( 'quantity' );
		}
		// A product that is sold individually has a hidden field.
		if ( $tags->has_class( 'qty' ) && 'number' === $tags->get_attribute( 'type' ) && ! $is_group ) {
			$tags->set_bookmark( 'field' );
			$tags->seek( 'quantity' );
			$tags->set_attribute( 'data-island', 'quantity' );
			$tags->seek( 'field' );
		}
	}
	return $tags->get_updated_html();
}
add_action( 'template_redirect', fn() => ob_start( 'atoll_mark' ) );

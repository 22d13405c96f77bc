<?php
/**
 * Plugin Name: Atoll for WooCommerce
 * Description: Pages change in place, and orders, quantities, the cart, coupons and the search answer at once. The shop works without scripts as before.
 * Version: {{version}}
 * Author: The Atoll authors
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * WC requires at least: 8.0
 * WC tested up to: 11.0
 * Text Domain: atoll-for-woocommerce
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'ATOLL_VERSION', '{{version}}' );
define( 'ATOLL_FILE', __FILE__ );

foreach ( array( 'tags', 'element', 'open-elements', 'tree', 'document', 'selector', 'page', 'options' ) as $atoll_class ) {
	require_once __DIR__ . "/php/class-atoll-$atoll_class.php";
}
require_once __DIR__ . '/includes/class-atoll-shop.php';
require_once __DIR__ . '/includes/class-atoll-front.php';
require_once __DIR__ . '/includes/class-atoll-admin.php';

// The plugin reads and writes no orders, so both ways to store them suit it.
add_action(
	'before_woocommerce_init',
	static function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', ATOLL_FILE );
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', ATOLL_FILE );
		}
	}
);

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'atoll-for-woocommerce', false, dirname( plugin_basename( ATOLL_FILE ) ) . '/languages' );
	}
);

add_action(
	'plugins_loaded',
	static function () {
		// Without WooCommerce the shop has nothing to mark.
		if ( ! class_exists( 'WooCommerce' ) ) {
			return;
		}
		if ( is_admin() ) {
			( new Atoll_Admin() )->add_hooks();
		} else {
			( new Atoll_Front() )->add_hooks();
		}
	}
);

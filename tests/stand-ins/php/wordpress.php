<?php
/**
 * WordPress with the plugin Atoll for WooCommerce and a classic theme, for `php -S`. The pages of the theme are those of
 * the stand-in shop. The functions have only what the plugin needs of them on pages of the shop.
 */

require __DIR__ . '/pass-on.php';

if ( is_plugin_file() ) {
	return false;
}

const ABSPATH = __DIR__ . '/';

class WooCommerce {}

/** Callbacks by hook and priority. */
$hooks = array();
/** Tags to print in the head, by handle. */
$styles  = array();
$scripts = array();

function add_filter( string $hook, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	global $hooks;
	$hooks[ $hook ][ $priority ][] = array( $callback, $arguments );
	ksort( $hooks[ $hook ] );
}

function add_action( string $hook, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	add_filter( $hook, $callback, $priority, $arguments );
}

/** The theme of the stand-in adds no actions. */
function remove_action( string $hook, string $callback, int $priority ): void {}

/** @return mixed */
function apply_filters( string $hook, $value, ...$more ) {
	global $hooks;
	foreach ( $hooks[ $hook ] ?? array() as $callbacks ) {
		foreach ( $callbacks as list( $callback, $arguments ) ) {
			$value = $callback( ...array_slice( array( $value, ...$more ), 0, $arguments ) );
		}
	}
	return $value;
}

function do_action( string $hook ): void {
	global $hooks;
	foreach ( $hooks[ $hook ] ?? array() as $callbacks ) {
		foreach ( $callbacks as list( $callback ) ) {
			$callback();
		}
	}
}

function wp_enqueue_style( string $handle, string $src, array $needed, string $version ): void {
	global $styles;
	$styles[ $handle ] = sprintf( "<link rel='stylesheet' id='%s-css' href='%s' media='all' />\n", $handle, esc_url( "$src?ver=$version" ) );
}

function wp_enqueue_script( string $handle, string $src, array $needed, string $version, array $how ): void {
	global $scripts;
	// The theme has jQuery in its pages, before this.
	foreach ( array_diff( $needed, array( 'jquery' ) ) as $other ) {
		if ( ! isset( $scripts[ $other ] ) ) {
			trigger_error( "$handle needs $other, which is not enqueued.", E_USER_WARNING );
		}
	}
	$tag                = sprintf( "<script src=\"%s\" id=\"%s-js\" %3\$s data-wp-strategy=\"%3\$s\"></script>\n", esc_url( "$src?ver=$version" ), $handle, $how['strategy'] );
	$scripts[ $handle ] = apply_filters( 'script_loader_tag', $tag, $handle, $src );
}

add_action(
	'wp_head',
	static function () {
		do_action( 'wp_enqueue_scripts' );
	},
	1
);
add_action(
	'wp_head',
	static function () {
		global $styles, $scripts;
		echo implode( '', $styles ), implode( '', $scripts );
	},
	9
);

function plugin_basename( string $file ): string {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}

function plugins_url( string $path, string $file ): string {
	return home_url( '/wp-content/plugins/' . basename( dirname( $file ) ) . "/$path" );
}

function home_url( string $path = '' ): string {
	return "http://$_SERVER[HTTP_HOST]" . getenv( 'SHOP_FOLDER' ) . $path;
}

function admin_url(): string {
	return home_url( '/wp-admin/' );
}

function wp_login_url(): string {
	return home_url( '/wp-login.php' );
}

function wc_get_cart_url(): string {
	return home_url( '/cart/' );
}

function wc_get_page_permalink( string $page, string $fallback ): string {
	return array(
		'checkout'  => home_url( '/checkout/' ),
		'myaccount' => home_url( '/my-account/' ),
	)[ $page ] ?? $fallback;
}

function get_privacy_policy_url(): string {
	return home_url( '/sample-page/' );
}

function add_query_arg( string $name, string $value, string $url ): string {
	return $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . "$name=$value";
}

/** @return array|string|int|null */
function wp_parse_url( string $url, int $component = -1 ) {
	return parse_url( $url, $component );
}

function get_option( string $name ): array {
	return chosen_options();
}

function determine_locale(): string {
	return 'en_US';
}

function get_woocommerce_currency(): string {
	return 'EUR';
}

function wp_is_block_theme(): bool {
	return false;
}

function wp_get_theme(): object {
	return new class() {
		public function get( string $key ): string {
			return '4.6';
		}
	};
}

function current_user_can( string $capability ): bool {
	return is_administrator();
}

function is_user_logged_in(): bool {
	return is_administrator();
}

function get_current_user_id(): int {
	return 1;
}

function wp_hash( string $text ): string {
	return hash_hmac( 'md5', $text, 'salt' );
}

function esc_url( string $url ): string {
	return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), $url );
}

function esc_html__( string $text, string $domain ): string {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}

function sanitize_key( string $key ): string {
	return preg_replace( '/[^a-z0-9_-]/', '', strtolower( $key ) );
}

/** @return mixed */
function wp_unslash( $value ) {
	return $value;
}

/** @param mixed $value */
function wp_json_encode( $value ): string {
	return (string) json_encode( $value );
}

function nocache_headers(): void {
	header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
}

function load_plugin_textdomain( string $domain, bool $deprecated, string $folder ): void {}

function is_admin(): bool {
	return false;
}

function is_feed(): bool {
	return false;
}

function is_robots(): bool {
	return false;
}

function is_trackback(): bool {
	return false;
}

function get_template(): string {
	return 'storefront';
}

function is_embed(): bool {
	return false;
}

function is_customize_preview(): bool {
	return false;
}

/** Prints HTML of the theme with what the hooks add to its head and body. */
function print_page( string $html ): void {
	foreach ( preg_split( '~(?=</(?:head|body)>)~', $html ) as $piece ) {
		if ( str_starts_with( $piece, '</head>' ) ) {
			do_action( 'wp_head' );
		} elseif ( str_starts_with( $piece, '</body>' ) ) {
			do_action( 'wp_footer' );
		}
		echo $piece;
	}
}

/** The theme's header.php: the page up to its content. */
function get_header(): void {
	global $answer;
	print_page( strstr( $answer['body'], '<div id="content"', true ) );
}

require $_SERVER['DOCUMENT_ROOT'] . '/wp-content/plugins/atoll-for-woocommerce/atoll-for-woocommerce.php';

$answer = ask_shop();
send_head( $answer );
do_action( 'plugins_loaded' );
do_action( 'init' );
// WordPress answers the REST API and sends redirects before this. Files of the theme do not reach WordPress.
if ( 3 !== intdiv( $answer['status'], 100 ) && ( is_html( $answer ) || isset( $_GET['wc-ajax'] ) ) ) {
	do_action( 'template_redirect' );
}
print_page( $answer['body'] );

<?php
// The parts of WordPress that the plugin calls. Each case of a test sets `$GLOBALS['wp']` anew.
define( 'ABSPATH', __DIR__ );

function wp( string $key ) {
	return $GLOBALS['wp'][ $key ] ?? null;
}

function wp_note( string $key, ...$values ): void {
	$GLOBALS['wp'][ $key ][] = $values;
}

// Hooks.
function add_filter( $name, $call, $priority = 10, $arguments = 1 ) {
	$GLOBALS['hooks'][ $name ][ $priority ][] = array( $call, $arguments );
}
function add_action( $name, $call, $priority = 10, $arguments = 1 ) {
	add_filter( $name, $call, $priority, $arguments );
}
function remove_action( $name, $call, $priority = 10 ) {
	wp_note( 'removed', $name, $call, $priority );
}
function apply_filters( $name, $value, ...$more ) {
	$by_priority = $GLOBALS['hooks'][ $name ] ?? array();
	ksort( $by_priority );
	foreach ( array_merge( ...array_values( $by_priority ) ) as list( $call, $count ) ) {
		$value = $call( ...array_slice( array_merge( array( $value ), $more ), 0, $count ) );
	}
	return $value;
}
function do_action( $name, ...$values ) {
	apply_filters( $name, $values[0] ?? '', ...array_slice( $values, 1 ) );
}

// Texts. A translation may have any characters.
function __( $text, $domain ) {
	return wp( 'translation' ) . $text;
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_textarea( $text ) {
	return esc_html( $text );
}
function esc_url( $text ) {
	return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$*\'()\[\]]|i', '', $text ) );
}
function esc_html__( $text, $domain ) {
	return esc_html( __( $text, $domain ) );
}
function esc_html_e( $text, $domain ) {
	echo esc_html__( $text, $domain );
}
function sanitize_key( $text ) {
	return preg_replace( '/[^a-z0-9_-]/', '', strtolower( $text ) );
}
function wp_unslash( $value ) {
	return stripslashes( $value );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function load_plugin_textdomain( $domain, $unused, $folder ) {
	wp_note( 'textdomains', $domain, $folder );
}
function determine_locale() {
	return wp( 'locale' ) ?? 'en_US';
}

// Addresses.
function plugin_basename( $file ) {
	return 'atoll-for-woocommerce/' . basename( $file );
}
function plugins_url( $path, $file ) {
	return "https://shop.example/wp-content/plugins/atoll-for-woocommerce/$path";
}
function home_url( $path ) {
	return "https://shop.example$path";
}
function admin_url( $path = '' ) {
	return "https://shop.example/wp-admin/$path";
}
function wp_login_url() {
	return 'https://shop.example/wp-login.php';
}
function get_privacy_policy_url() {
	return wp( 'policy' ) ?? '';
}
function add_query_arg( $name, $value, $address ) {
	return $address . ( false === strpos( $address, '?' ) ? '?' : '&' ) . "$name=$value";
}
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}

// The request, and the visitor.
function is_admin() {
	return (bool) wp( 'is_admin' );
}
function is_feed() {
	return (bool) wp( 'is_feed' );
}
function is_robots() {
	return (bool) wp( 'is_robots' );
}
function is_trackback() {
	return false;
}
function get_template() {
	return wp( 'template' ) ?? 'storefront';
}
function is_embed() {
	return (bool) wp( 'is_embed' );
}
function trailingslashit( $path ) {
	return rtrim( $path, '/' ) . '/';
}
function is_customize_preview() {
	return (bool) wp( 'is_preview' );
}
function is_user_logged_in() {
	return (bool) wp( 'user' );
}
function get_current_user_id() {
	return wp( 'user' ) ?? 0;
}
function current_user_can( $capability ) {
	return in_array( $capability, wp( 'capabilities' ) ?? array(), true );
}
function wp_create_nonce( $action ) {
	return "nonce-$action";
}
function wp_verify_nonce( $nonce, $action ) {
	return "nonce-$action" === $nonce ? 1 : false;
}
function wp_hash( $text ) {
	return md5( $text );
}
function nocache_headers() {
	wp_note( 'nocache' );
}

// Options.
function get_option( $name ) {
	return wp( 'options' )[ $name ] ?? false;
}
function delete_option( $name ) {
	wp_note( 'deleted', $name );
}
function delete_blog_option( $site, $name ) {
	wp_note( 'deleted', $name, $site );
}
function is_multisite() {
	return (bool) wp( 'sites' );
}
function get_sites( $query ) {
	return wp( 'sites' );
}
function register_setting( $page, $name, $arguments ) {
	$GLOBALS['wp']['setting'] = array( $page, $name, $arguments );
}

// The theme, and what pages load.
function wp_is_block_theme() {
	return (bool) wp( 'is_block_theme' );
}
function wp_get_theme() {
	return new class() {
		public function get( $key ) {
			return '4.6';
		}
	};
}
function wp_enqueue_style( $handle, $address, $needs, $version ) {
	wp_note( 'styles', $handle, $address );
}
function wp_enqueue_script( $handle, $address, $needs, $version, $more ) {
	wp_note( 'scripts', $handle, $address, $needs );
}
function has_block( $name, $page ) {
	return (bool) wp( 'has_blocks' );
}
/** The page as far as the theme prints it before the content. */
function get_header() {
	echo wp( 'header' );
	throw new Ended_Request();
}

/** In place of `exit`, which would end the test. */
class Ended_Request extends Exception {}

// The admin.
function add_submenu_page( $parent, $title, $label, $capability, $slug, $call ) {
	$GLOBALS['wp']['page'] = array( $parent, $title, $capability, $slug, $call );
}
function get_current_screen() {
	return (object) array( 'id' => wp( 'screen' ) ?? 'dashboard' );
}
function settings_errors() {
}
function settings_fields( $page ) {
	echo "<input type='hidden' name='option_page' value='" . esc_attr( $page ) . "'>";
}
function submit_button() {
	echo '<input type="submit">';
}
function checked( $value ) {
	echo $value ? "checked='checked'" : '';
}

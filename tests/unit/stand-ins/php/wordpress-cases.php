<?php
// Loads the plugin once, and runs it for each case of a test.
require __DIR__ . '/json.php';
require __DIR__ . '/wordpress.php';

list( 'plugin' => $folder, 'cases' => $cases ) = read_input();
ini_set( 'error_log', "$folder/log.txt" );

$hooks = array();
require "$folder/atoll-for-woocommerce.php";
$hooks_of_plugin = $hooks;

/** What a visitor gets for a page of the theme. */
function printed_page( string $page ): string {
	ob_start();
	try {
		do_action( 'template_redirect' );
		list( $before, $after ) = explode( '{head}', $page . '{head}' );
		echo $before;
		do_action( 'wp_enqueue_scripts' );
		do_action( 'wp_head' );
		foreach ( wp( 'scripts' ) ?? array() as list( $handle, $address ) ) {
			echo apply_filters( 'script_loader_tag', "<script src=\"$address\" id=\"$handle-js\"></script>", $handle, $address );
		}
		if ( wp( 'is_in_pieces' ) ) {
			ob_flush();
		}
		echo $after;
	} catch ( Ended_Request $end ) {
		// The plugin printed what it wanted.
	}
	while ( ob_get_level() > 1 ) {
		ob_end_flush();
	}
	return ob_get_clean();
}

function admin_page(): string {
	do_action( 'admin_init' );
	do_action( 'admin_menu' );
	do_action( 'admin_enqueue_scripts' );
	ob_start();
	if ( wp( 'page' ) ) {
		wp( 'page' )[4]();
	}
	return ob_get_clean();
}

function run_case( array $case, string $folder ): array {
	$_GET    = $case['get'] ?? array();
	$printed = '';
	do_action( 'before_woocommerce_init' );
	do_action( 'plugins_loaded' );
	do_action( 'init' );
	if ( isset( $case['uninstall'] ) ) {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'atoll' );
		require "$folder/uninstall.php";
	} elseif ( is_admin() ) {
		$printed = admin_page();
	} else {
		$printed = printed_page( $case['html'] );
	}
	$setting = wp( 'setting' );
	$page    = wp( 'page' );
	return array(
		'printed'    => $printed,
		'hooks'      => array_keys( $GLOBALS['hooks'] ),
		'deleted'    => wp( 'deleted' ),
		'removed'    => wp( 'removed' ),
		'styles'     => wp( 'styles' ),
		'scripts'    => wp( 'scripts' ),
		'textdomain' => wp( 'textdomains' ),
		'nocache'    => wp( 'nocache' ),
		'page'       => $page ? array_slice( $page, 0, 4 ) : null,
		'setting'    => $setting ? array_slice( $setting, 0, 2 ) : null,
		'isInRest'   => $setting[2]['show_in_rest'] ?? null,
		'saved'      => $setting && isset( $case['posted'] ) ? $setting[2]['sanitize_callback']( $case['posted'] ) : null,
		'capability' => $setting ? apply_filters( "option_page_capability_$setting[0]", 'manage_options' ) : null,
		'exceptions' => array(
			apply_filters( 'autoptimize_filter_js_exclude', 'a.js' ),
			apply_filters( 'rocket_exclude_js', array( 'a.js' ) ),
			apply_filters( 'sgo_javascript_combine_exclude', array( 'a' ) ),
			apply_filters( 'rocket_exclude_js', null ),
			apply_filters( 'script_loader_tag', null, 'atoll' ),
		),
		'links'      => $setting ? apply_filters( 'plugin_action_links_atoll-for-woocommerce/atoll-for-woocommerce.php', array( 'Deactivate' ) ) : null,
	);
}

$answers = array();
// A class cannot be taken back, so the cases without WooCommerce come first.
uasort(
	$cases,
	static function ( $a, $b ) {
		return empty( $b['without_woocommerce'] ) ? ( empty( $a['without_woocommerce'] ) ? 0 : -1 ) : 1;
	}
);
foreach ( $cases as $name => $case ) {
	if ( empty( $case['without_woocommerce'] ) ) {
		require_once __DIR__ . '/woocommerce.php';
	}
	$GLOBALS['hooks'] = $hooks_of_plugin;
	$GLOBALS['wp']    = $case;
	$answers[ $name ] = run_case( $case, $folder );
}
$log = is_file( "$folder/log.txt" ) ? file_get_contents( "$folder/log.txt" ) : '';
write_answer( array( 'answers' => $answers, 'log' => $log ) );

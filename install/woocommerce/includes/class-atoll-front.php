<?php
defined( 'ABSPATH' ) || exit;

/**
 * Adds Atoll to the pages of the shop.
 */
class Atoll_Front {
	/** @var array */
	private $options = array();
	/** @var array */
	private $rules = array();
	/** @var bool Whether this page goes without Atoll after a fault. */
	private $has_failed = false;
	/** @var string Name of the page part that is asked for in place of the page. */
	private $part = '';
	/** @var bool Whether an administrator asks for a report on the page. */
	private $check = false;
	/** @var array{banner?: string, link?: string} HTML. */
	private $consent = array();
	/** @var string[] Address of the cart of the header, and the link in its place, for pages from a cache. */
	private $cart = array();

	public function add_hooks(): void {
		add_action( 'init', array( $this, 'remove_sticky_bar' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_head', array( $this, 'print_settings' ), 1 );
		add_filter( 'script_loader_tag', array( $this, 'change_tag' ), 10, 2 );
		add_filter( 'autoptimize_filter_js_exclude', array( $this, 'except_text' ) );
		foreach ( array( 'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc' ) as $filter ) {
			add_filter( $filter, array( $this, 'except_files' ) );
		}
		foreach ( array( 'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude' ) as $filter ) {
			add_filter( $filter, array( $this, 'except_handles' ) );
		}
		// Before WooCommerce, whose own answers to scripts stay as they are.
		add_action( 'template_redirect', array( $this, 'start' ), -1 );
	}

	/** This bar of Storefront works on the first page only. */
	public function remove_sticky_bar(): void {
		remove_action( 'storefront_after_footer', 'storefront_sticky_single_add_to_cart', 999 );
	}

	/** The customizer and frames of other sites show pages without Atoll. */
	private function is_left_out(): bool {
		return $this->has_failed || is_customize_preview() || is_embed();
	}

	public function enqueue(): void {
		if ( $this->is_left_out() ) {
			return;
		}
		$options = Atoll_Shop::options();
		$styles  = array( 'atoll', 'atoll-islands' );
		if ( $options['theme'] ) {
			$styles[] = 'atoll-theme';
		}
		foreach ( $styles as $style ) {
			wp_enqueue_style( $style, Atoll_Shop::url( "$style.css" ), array(), ATOLL_VERSION );
		}
		if ( 'storefront' === get_template() ) {
			wp_enqueue_style( 'atoll-storefront', plugins_url( 'storefront.css', ATOLL_FILE ), array( 'atoll-islands' ), ATOLL_VERSION );
		}
		wp_enqueue_script( 'atoll', Atoll_Shop::url( 'atoll.js' ), array(), ATOLL_VERSION, array( 'strategy' => 'defer' ) );
		// The adapter listens to jQuery where the theme has it; a theme of blocks has none.
		$needed = Atoll_Shop::has_block_theme() ? array( 'atoll' ) : array( 'atoll', 'jquery' );
		wp_enqueue_script( 'atoll-adapter', Atoll_Shop::url( 'adapters/woocommerce.js' ), $needed, ATOLL_VERSION, array( 'strategy' => 'defer' ) );
	}

	/** A fault here must not cost the shop its page. */
	public function print_settings(): void {
		try {
			if ( $this->is_left_out() ) {
				return;
			}
			// The JSON has no "<".
			printf(
				"<script type=\"application/json\" data-atoll-settings>%s</script>\n",
				Atoll_Shop::settings_json( Atoll_Shop::options() ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
			);
		} catch ( Throwable $error ) {
			self::log( $error );
		}
	}

	/** The banner, and the link that opens it again. @return array{banner: string, link: string} HTML. */
	private function consent(): array {
		$policy = get_privacy_policy_url();
		return array(
			'banner' => '<section data-island="consent"' . ( $policy ? ' data-policy-url="' . esc_url( $policy ) . '"' : '' ) . '></section>',
			'link'   => sprintf(
				'<p class="atoll-cookie-settings"><a href="%s" data-consent-open>%s</a></p>',
				esc_url( $policy ? $policy : home_url( '/' ) ),
				esc_html__( 'Cookie settings', 'atoll-for-woocommerce' )
			),
		);
	}

	/**
	 * Keeps plugins that combine scripts away from ours, whose files find each other by their addresses, and adds the
	 * overlay for administrators.
	 *
	 * @param mixed $tag    Other plugins filter it, too.
	 * @param mixed $handle
	 * @return mixed
	 */
	public function change_tag( $tag, $handle ) {
		if ( ! is_string( $tag ) || ! in_array( $handle, array( 'atoll', 'atoll-adapter' ), true ) ) {
			return $tag;
		}
		$attributes = ' data-no-optimize="1" data-no-minify="1" data-no-defer="1" data-cfasync="false"';
		if ( 'atoll' === $handle && current_user_can( 'manage_options' ) && Atoll_Shop::options()['debug'] ) {
			$attributes .= ' data-islands="debug"';
		}
		return str_replace( ' src=', $attributes . ' src=', $tag );
	}

	/** Adds our files to a list of exceptions of WP Rocket or LiteSpeed. @param mixed $list @return mixed */
	public function except_files( $list ) {
		return is_array( $list ) ? array_merge( $list, array( '/atoll-for-woocommerce/atoll/' ) ) : $list;
	}

	/** Adds our handles to a list of exceptions of SiteGround Optimizer. @param mixed $list @return mixed */
	public function except_handles( $list ) {
		return is_array( $list ) ? array_merge( $list, array( 'atoll', 'atoll-adapter' ) ) : $list;
	}

	/** Adds our files to the exceptions of Autoptimize, a text. @param mixed $list @return mixed */
	public function except_text( $list ) {
		return is_string( $list ) ? $list . ', atoll-for-woocommerce/atoll/' : $list;
	}

	/** Collects the page, so that it can be marked as a whole. */
	public function start(): void {
		if ( is_feed() || is_robots() || is_trackback() || $this->is_left_out() ) {
			return;
		}
		try {
			$this->prepare();
		} catch ( Throwable $error ) {
			self::log( $error );
			$this->has_failed = true;
			return;
		}
		ob_start( array( $this, 'rewrite' ) );
		if ( '' !== $this->part ) {
			$this->keep_from_caches();
			get_header();
			exit;
		}
	}

	/** Asks WordPress for all that the page needs: while a buffer ends, the filters of other plugins must not run. */
	private function prepare(): void {
		$options       = Atoll_Shop::options();
		$this->options = $options;
		$this->rules   = $this->all_rules();
		$this->part    = $options['cached'] ? $this->asked_part() : '';
		$this->check   = $this->is_check();
		$this->consent = $options['consent'] ? $this->consent() : array();
		$this->cart    = $options['cached'] ? array( $this->part_address( 'cart' ), $this->cart_link() ) : array();
	}

	/** The name of the page part that an include asks for, or empty. */
	private function asked_part(): string {
		// Reading the own cart changes nothing, so that it needs no nonce.
		$part = isset( $_GET['atoll-part'] ) ? sanitize_key( wp_unslash( $_GET['atoll-part'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return 'cart' === $part && ! Atoll_Shop::has_block_theme() ? $part : '';
	}

	/** A path, because browsers load no part from another host of the shop. */
	private function part_address( string $part ): string {
		return (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) . '?atoll-part=' . $part;
	}

	/** A link with the class that Storefront gives to it. */
	private function cart_link(): string {
		return sprintf( '<a class="cart-contents" href="%s">%s</a>', esc_url( wc_get_cart_url() ), esc_html__( 'Cart', 'atoll-for-woocommerce' ) );
	}

	private function keep_from_caches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
	}

	/** Marks the HTML of a page. A fault here must not cost the shop its page. */
	public function rewrite( string $html, int $phase = PHP_OUTPUT_HANDLER_START | PHP_OUTPUT_HANDLER_FINAL ): string {
		if ( '' === trim( $html ) || ! $this->is_html( $html ) ) {
			return $html;
		}
		// A template that sends its page in pieces: none of them is the page.
		if ( ! ( $phase & PHP_OUTPUT_HANDLER_START ) || ! ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
			return self::without_scripts( $html );
		}
		try {
			return $this->marked( $html );
		} catch ( Throwable $error ) {
			self::log( $error );
			return self::without_scripts( $html );
		}
	}

	private function marked( string $html ): string {
		$page = new Atoll_Page( $html, $this->rules, $this->options['groups'] );
		if ( '' !== $this->part ) {
			return (string) $page->part( $this->part );
		}
		if ( $this->check ) {
			header( 'Content-Type: application/json' );
			return (string) json_encode( $page->report() );
		}
		if ( $page->is_whole() && $this->cart ) {
			$page->include_part( 'cart', $this->cart[0], $this->cart[1] );
		}
		if ( $page->is_whole() && $this->consent ) {
			$page->add_to_body( $this->consent['banner'] );
			$page->add_to_footer( $this->consent['link'] );
		}
		return $page->html();
	}

	/** An unmarked page has no section that the shell could replace. Storefront has the id on the whole site. */
	private static function without_scripts( string $html ): string {
		return (string) preg_replace( '~<script\b[^>]*\bid=["\']atoll(?:-adapter)?-js["\'][^>]*></script>~', '', $html );
	}

	private static function log( Throwable $error ): void {
		error_log( 'Atoll for WooCommerce: the page is shown unmarked. ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log
	}

	/** The rules, with links to pages that load in full but cannot be told by their paths. */
	private function all_rules(): array {
		$rules = Atoll_Shop::rules();
		foreach ( Atoll_Shop::full_load_addresses() as $address ) {
			if ( null !== wp_parse_url( $address, PHP_URL_QUERY ) ) {
				$rules['mark'][] = array(
					'selector'   => array( array( array( 'name' => 'a', 'tests' => array( array( 'start', 'href', $address, false ) ) ) ) ),
					'text'       => "a[href^=\"$address\"]",
					'group'      => '',
					'attributes' => array( 'class' => 'no-ajax' ),
				);
			}
		}
		return $rules;
	}

	private function is_html( string $html ): bool {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'content-type:' ) && false === stripos( $header, 'text/html' ) ) {
				return false;
			}
		}
		// Answers to scripts are often JSON with the type of a page.
		return (bool) preg_match( '/^(?:\xEF\xBB\xBF)?\s*</', $html );
	}

	/** Whether an administrator asks for a report on this page. */
	private function is_check(): bool {
		return isset( $_GET['atoll-check'] )
			&& current_user_can( 'manage_woocommerce' )
			&& wp_verify_nonce( sanitize_key( wp_unslash( $_GET['atoll-check'] ) ), 'atoll-check' );
	}
}

<?php
defined( 'ABSPATH' ) || exit;

/**
 * Adds Atoll to the pages of the shop.
 */
class Atoll_Front {
	/** @var array */
	private $options = array();

	public function add_hooks(): void {
		add_action( 'init', array( $this, 'remove_sticky_bar' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_head', array( $this, 'print_settings' ), 1 );
		add_filter( 'script_loader_tag', array( $this, 'add_debug' ), 10, 2 );
		// Before WooCommerce, whose own answers to scripts stay as they are.
		add_action( 'template_redirect', array( $this, 'start' ), -1 );
	}

	/** This bar of Storefront works on the first page only. */
	public function remove_sticky_bar(): void {
		remove_action( 'storefront_after_footer', 'storefront_sticky_single_add_to_cart', 999 );
	}

	public function enqueue(): void {
		$options = Atoll_Shop::options();
		$styles  = array( 'atoll', 'atoll-islands' );
		if ( $options['theme'] ) {
			$styles[] = 'atoll-theme';
		}
		foreach ( $styles as $style ) {
			wp_enqueue_style( $style, Atoll_Shop::url( "$style.css" ), array(), ATOLL_VERSION );
		}
		wp_enqueue_script( 'atoll', Atoll_Shop::url( 'atoll.js' ), array(), ATOLL_VERSION, array( 'strategy' => 'defer' ) );
		// The adapter listens to jQuery where the theme has it; a theme of blocks has none.
		$needed = Atoll_Shop::has_block_theme() ? array( 'atoll' ) : array( 'atoll', 'jquery' );
		wp_enqueue_script( 'atoll-adapter', Atoll_Shop::url( 'adapters/woocommerce.js' ), $needed, ATOLL_VERSION, array( 'strategy' => 'defer' ) );
	}

	/** A fault here must not cost the shop its page. */
	public function print_settings(): void {
		try {
			// The JSON has no "<".
			printf(
				"<script type=\"application/json\" data-atoll-settings>%s</script>\n",
				Atoll_Shop::settings_json( Atoll_Shop::options() ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
			);
		} catch ( Throwable $error ) {
			self::log( $error );
		}
	}

	/** The banner, and the link that opens it again. */
	private function add_consent( Atoll_Page $page ): void {
		$policy = get_privacy_policy_url();
		$page->add_to_body( '<section data-island="consent"' . ( $policy ? ' data-policy-url="' . esc_url( $policy ) . '"' : '' ) . '></section>' );
		$page->add_to_footer(
			sprintf(
				'<p class="atoll-cookie-settings"><a href="%s" data-consent-open>%s</a></p>',
				esc_url( $policy ? $policy : home_url( '/' ) ),
				esc_html__( 'Cookie settings', 'atoll-for-woocommerce' )
			)
		);
	}

	/** The overlay for administrators. */
	public function add_debug( string $tag, string $handle ): string {
		if ( 'atoll' !== $handle || ! current_user_can( 'manage_options' ) || ! Atoll_Shop::options()['debug'] ) {
			return $tag;
		}
		return str_replace( ' src=', ' data-islands="debug" src=', $tag );
	}

	/** Collects the page, so that it can be marked as a whole. */
	public function start(): void {
		if ( is_feed() || is_robots() || is_trackback() || is_customize_preview() ) {
			return;
		}
		$this->options = Atoll_Shop::options();
		ob_start( array( $this, 'rewrite' ) );
		if ( 'cart' === $this->asked_part() ) {
			$this->keep_from_caches();
			get_header();
			exit;
		}
	}

	/** The name of the page part that an include asks for. */
	private function asked_part(): string {
		// Reading the own cart changes nothing, so that it needs no nonce.
		$part = isset( $_GET['atoll-part'] ) ? sanitize_key( wp_unslash( $_GET['atoll-part'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return $this->options['cached'] && ! Atoll_Shop::has_block_theme() ? $part : '';
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
	public function rewrite( string $html ): string {
		if ( '' === trim( $html ) || ! $this->is_html( $html ) ) {
			return $html;
		}
		try {
			$page = new Atoll_Page( $html, $this->all_rules(), $this->options['groups'] );
			if ( '' !== $this->asked_part() ) {
				return (string) $page->part( $this->asked_part() );
			}
			if ( $this->is_check() ) {
				header( 'Content-Type: application/json' );
				return (string) wp_json_encode( $page->report() );
			}
			if ( $this->options['cached'] && $page->is_whole() ) {
				$page->include_part( 'cart', $this->part_address( 'cart' ), $this->cart_link() );
			}
			if ( $this->options['consent'] && $page->is_whole() ) {
				$this->add_consent( $page );
			}
			return $page->html();
		} catch ( Throwable $error ) {
			self::log( $error );
			return $html;
		}
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

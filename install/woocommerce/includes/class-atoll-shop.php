<?php
defined( 'ABSPATH' ) || exit;

/**
 * Facts about the shop: its options, its theme, its pages and the settings for them.
 */
class Atoll_Shop {
	public const OPTION = 'atoll_options';

	public static function options(): array {
		return Atoll_Options::read( get_option( self::OPTION ) );
	}

	/** The rules for the theme, as the build has compiled them. */
	public static function rules(): array {
		return require dirname( ATOLL_FILE ) . ( self::has_block_theme() ? '/rules/blocks.php' : '/rules/classic.php' );
	}

	public static function has_block_theme(): bool {
		return function_exists( 'wp_is_block_theme' ) && wp_is_block_theme();
	}

	/** Address of a file of the build. */
	public static function url( string $file ): string {
		return plugins_url( "atoll/$file", ATOLL_FILE );
	}

	/** The language of the page as a tag, such as "de-DE": WordPress has "de_DE_formal". */
	public static function language(): string {
		return implode( '-', array_slice( explode( '_', determine_locale() ), 0, 2 ) );
	}

	/**
	 * Addresses that load in full: checkout, account, admin and login have scripts that expect a fresh page. So have all pages
	 * of the shop in a theme of blocks.
	 *
	 * @return string[]
	 */
	public static function full_load_addresses(): array {
		$addresses = array( wc_get_page_permalink( 'checkout', '' ), wc_get_page_permalink( 'myaccount', '' ), admin_url(), wp_login_url() );
		if ( self::has_block_theme() ) {
			$addresses[] = wc_get_page_permalink( 'shop', '' );
			$addresses[] = wc_get_page_permalink( 'cart', '' );
			foreach ( wc_get_permalink_structure() as $name => $start ) {
				// "/shop/%product_cat%" depends on the product; its start does not.
				$start = preg_replace( '/%.*$/', '', trim( (string) $start, '/' ) );
				if ( in_array( $name, array( 'product_rewrite_slug', 'category_rewrite_slug', 'tag_rewrite_slug' ), true ) && '' !== $start ) {
					$addresses[] = home_url( '/' . trailingslashit( $start ) );
				}
			}
		}
		return array_values( array_filter( $addresses ) );
	}

	/**
	 * Paths of the pages that load in full, except for those that only a query tells from other pages.
	 *
	 * @return string[]
	 */
	public static function full_load_paths(): array {
		$paths = array();
		foreach ( self::full_load_addresses() as $address ) {
			$path = (string) wp_parse_url( $address, PHP_URL_PATH );
			if ( null === wp_parse_url( $address, PHP_URL_QUERY ) && '' !== trim( $path, '/' ) ) {
				$paths[] = $path;
			}
		}
		return $paths;
	}

	/** The settings block of a page. */
	public static function settings_json( array $options ): string {
		$language = self::language();
		$settings = self::rules()['settings'];

		$settings['culture']       = substr( $language, 0, 2 );
		$settings['locale']        = $language;
		// A shop may be in a folder of its host.
		$settings['app']           = rtrim( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ), '/' );
		$settings['currency']      = get_woocommerce_currency();
		$settings['cartUrl']       = wc_get_cart_url();
		$settings['assetsVersion'] = ATOLL_VERSION . '-' . wp_get_theme()->get( 'Version' );
		// A cached page is the same for everybody.
		if ( is_user_logged_in() && ! $options['cached'] ) {
			$settings['user'] = substr( wp_hash( 'atoll-' . get_current_user_id() ), 0, 12 );
		}
		return Atoll_Options::settings_json( $options, $settings, self::full_load_paths() );
	}

	/** Whether a page of WooCommerce has the cart or the checkout of blocks. @param string $page `cart` or `checkout` */
	public static function has_blocks( string $page ): bool {
		$id = wc_get_page_id( $page );
		return $id > 0 && has_block( "woocommerce/$page", $id );
	}
}
